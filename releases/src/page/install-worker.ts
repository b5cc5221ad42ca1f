/**
 * Once the page is there: the worker that lets it be read offline and hears of what is told. Pages that somebody comes to
 * without loading them are named to it.
 */
export const installWorker = `addEventListener('load', function () {
  var workers = navigator.serviceWorker
  if (!workers) return
  function tell(what) {
    if (workers.controller) workers.controller.postMessage(what)
  }
  workers.register('/worker.js', { updateViaCache: 'none' }).catch(function (error) { console.debug('no worker', error) })
  tell({ theme: document.documentElement.dataset.theme })
  if (window.navigation) navigation.addEventListener('navigatesuccess', function () { tell({ read: location.href }) })
})`
