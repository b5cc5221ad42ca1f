import type { SlotProps } from '@pitchside/remote-kit'
import { ReportDialog } from './report-dialog'

/** The report dialog for other parts of the site. */
export default function ReportSlot(props: SlotProps['report.dialog']) {
  return <ReportDialog {...props} />
}
