/**
 * What the host provides to remotes from third-party libraries, by name, with what we put on top of them. Only what is listed here ends up in the page
 * and only this can be imported: a missing name is a compile error, not `undefined` at run time.
 */
export {
  type InfiniteData,
  keepPreviousData,
  QueryClient,
  QueryClientProvider,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
export { createPortal } from 'react-dom'
export { Link, NavLink, useBlocker, useLocation, useNavigate, useParams, useSearchParams } from 'react-router-dom'
export { create as createBoundStore, createStore, useStore } from 'zustand'
export { useShallow } from 'zustand/react/shallow'
export { type AddressChange, useAddress } from './use-address'
export { type Place, usePlace } from './use-place'
