// The first script of every HTML file. In a browser that is older than the list in the root's package.json, it shows a
// text instead of the page, and `data-too-old` tells the app not to start. Such a browser may not know newer syntax, so
// this file is ES5. Each condition is a feature that the oldest browsers of the list have and their predecessors lack:
// `lh` Chrome 109 (Firefox 115 has no `lh`, and the layout works without it), `inert` Firefox 112, lookbehind Safari 16.4.
(function () {
  function isSupported() {
    try {
      new RegExp('(?<=a)b');
      return (
        'inert' in document.documentElement &&
        CSS.supports('container-type', 'inline-size') &&
        (CSS.supports('height', '1lh') || CSS.supports('-moz-appearance', 'none'))
      );
    } catch (error) {
      return false;
    }
  }
  if (isSupported()) return;

  function add(parent, name, text) {
    var element = parent.appendChild(document.createElement(name));
    if (text) element.appendChild(document.createTextNode(text));
    return element;
  }
  document.documentElement.setAttribute('data-too-old', '');
  document.addEventListener('DOMContentLoaded', function () {
    var texts = __TEXTS__;
    var body = document.body;
    while (body.firstChild) body.removeChild(body.firstChild);
    var main = add(body, 'main');
    main.style.cssText = 'display: block; max-width: 600px; margin: 0 auto; padding: 16px; font: 16px/1.5 sans-serif';
    for (var i = 0; i < texts.length; i += 1) {
      var section = add(main, 'section');
      section.lang = texts[i].lang;
      add(section, 'h1', texts[i].title).style.cssText = 'font: bold 24px/1.3 sans-serif; margin: 24px 0 16px';
      add(section, 'p', texts[i].needed);
      var list = add(section, 'ul');
      for (var j = 0; j < texts[i].steps.length; j += 1) add(list, 'li', texts[i].steps[j]);
    }
  });
})();
