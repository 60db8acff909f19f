/** How long a person waits for the app before its document helps them without it, in milliseconds. */
export const PATIENCE = 8_000;

/**
 * Runs in a document of the app and shows what stands there for people whom the app does not reach: after a while, at
 * once when one of its scripts cannot be fetched or read, and where a browser has no modules. When the app does come, it
 * takes the place of all this. Written for the oldest browsers there are, as text, since nothing may translate it.
 */
export const showWhenLate: string = `(function () {
  var late = document.getElementById('late');
  function isOpen(hours, shut) {
    var now = new Date(new Date().toLocaleString('en-US', { timeZone: 'Europe/London' }));
    var day = [now.getFullYear(), now.getMonth() + 1, now.getDate()].join('-');
    if ((shut || '').split(',').indexOf(day) >= 0) return false;
    var time = now.getHours() * 100 + now.getMinutes();
    return hours.split(',').some(function (each) {
      var part = each.split(' ');
      return part[0].indexOf(now.getDay()) >= 0 && time >= +part[1] && time < +part[2];
    });
  }
  function show() {
    if (!late.hidden) return;
    late.hidden = false;
    late.nextElementSibling.style.display = 'none';
    [].forEach.call(late.querySelectorAll('[data-hours]'), function (each) {
      try {
        each.textContent = each.getAttribute(
          isOpen(each.getAttribute('data-hours'), each.getAttribute('data-shut')) ? 'data-open' : 'data-closed'
        );
      } catch (_) {}
    });
  }
  addEventListener('error', function (event) {
    var at = event.target;
    if (at === window || at.tagName === 'SCRIPT') show();
  }, true);
  addEventListener('unhandledrejection', show);
  setTimeout(show, ${PATIENCE});
  if (!('noModule' in document.createElement('script'))) show();
})()`.replace(/\n\s*/gu, ' ');
