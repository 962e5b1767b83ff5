'use strict';
(() => {
  const byId = id => document.getElementById(id);
  const all = (selector, root = document) => [...root.querySelectorAll(selector)];

  // What a text of YAML in block style says, as far as people type it here: maps, lists, scalars.
  const scalar = text => {
    const bare = text.replace(/\s+#.*$/, '').trim();
    try {
      return JSON.stringify(JSON.parse(bare));
    } catch {
      return JSON.stringify(/^'.*'$/.test(bare) ? bare.slice(1, -1).replaceAll("''", "'") : bare);
    }
  };
  const read = texts => {
    const root = { at: -1, text: '', kids: new Map() };
    const open = [root];
    const child = (key, at, line, isItem) => {
      while (open.at(-1).at >= at && !(isItem && open.at(-1).at === at && !open.at(-1).isItem)) {
        open.pop();
      }
      const parent = open.at(-1);
      const name = isItem ? parent.kids.size : (key ?? '|' + parent.kids.size);
      const node = { at, line, isItem, text: '', kids: new Map() };
      parent.hasItems = isItem;
      parent.kids.set(name, node);
      open.push(node);
      return node;
    };
    texts.forEach((text, line) => {
      let rest = text.trimStart();
      let at = text.length - rest.length;
      if (rest === '' || rest.startsWith('#')) return;
      let node;
      while (rest === '-' || rest.startsWith('- ')) {
        node = child(null, at, line, true);
        const after = rest.slice(1).trimStart();
        at += rest.length - after.length;
        rest = after;
      }
      const pair = rest.match(/^("(?:[^"\\]|\\.)*"|'[^']*'|[^\s#'"{[][^#]*?):(?:\s+(.*))?$/);
      if (pair) {
        child(JSON.parse(scalar(pair[1])) + '', at, line, false).text = pair[2] ?? '';
      } else if (node) {
        node.text = rest;
      } else {
        child(null, at, line, false).text = rest;
      }
    });
    return root;
  };
  const flat = node =>
    node.kids.size === 0
      ? scalar(node.text)
      : (node.hasItems ? '[' : '{') + keysOf(node).map(k => k + ':' + flat(node.kids.get(k))) + '}';
  const keysOf = node =>
    node.hasItems ? [...node.kids.keys()] : [...node.kids.keys()].sort();

  // kubectl writes it for itself, so nobody has to predict it.
  const withoutNoise = root => {
    const annotations = root.kids.get('metadata')?.kids.get('annotations');
    annotations?.kids.delete('kubectl.kubernetes.io/last-applied-configuration');
    return root;
  };

  // A key whose lines are all struck out means nothing, or what is empty there.
  const isNone = node => !node || node.kids.size === 0 && /^(null|\[\])?$/.test(node.text.trim());
  const isAlike = (mine, real) =>
    isNone(mine) && (isNone(real) || mine && real.text.trim() === '{}')
    || mine && real && flat(mine) === flat(real);

  // The nodes of a prediction and of the result that have no partner, as pairs.
  const differences = (mine, real, into) => {
    if (isAlike(mine, real)) return;
    if (mine.kids.size === 0 || real.kids.size === 0 || mine.hasItems !== real.hasItems) {
      into.push([mine, real]);
    } else if (mine.hasItems) {
      items([...mine.kids.values()], [...real.kids.values()], into);
    } else {
      for (const key of new Set([...mine.kids.keys(), ...real.kids.keys()])) {
        const [a, b] = [mine.kids.get(key), real.kids.get(key)];
        if (a && b) differences(a, b, into);
        else if (!isAlike(a, b)) into.push([a, b]);
      }
    }
  };
  const items = (mine, real, into) => {
    const named = item => item.kids.get('name') ?? item.kids.values().next().value ?? item;
    const isLike = (a, b) => flat(a) === flat(b) || flat(named(a)) === flat(named(b));
    const partner = new Map();
    for (const item of mine) {
      const found = real.find(each => isLike(item, each) && ![...partner.values()].includes(each));
      if (found) partner.set(item, found);
    }
    const left = mine.filter(item => partner.has(item));
    const right = real.filter(item => [...partner.values()].includes(item));
    const isMoved = left.some((item, at) => partner.get(item) !== right[at]);
    left.forEach(item => {
      if (isMoved && left.indexOf(item) !== right.indexOf(partner.get(item))) {
        into.push([item, partner.get(item)]);
      } else {
        differences(item, partner.get(item), into);
      }
    });
    mine.filter(item => !partner.has(item)).forEach(item => into.push([item, undefined]));
    real.filter(item => !right.includes(item)).forEach(item => into.push([undefined, item]));
  };

  const numbers = ranges =>
    ranges.split(' ').flatMap(range => {
      const [from, to = from] = range.split('-').map(Number);
      return Array.from({ length: to - from + 1 }, (_, i) => from + i);
    });
  const linesOf = pane => {
    const pool = byId('lines').content.children;
    return numbers(pane.dataset.lines).map(line => pool[line]);
  };
  const textOf = line => line.querySelector('.t').textContent;

  const element = (tag, className, ...content) => {
    const made = document.createElement(tag);
    made.className = className;
    made.append(...content);
    return made;
  };

  // The five steps, and the fine ones that they unfold into.
  const startSteps = () => {
    const stage = byId('stage');
    if (!stage) return;
    const pool = byId('panes').content.children;
    const acts = all('.act > button');
    const each = byId('each');
    let stops = acts;
    let at = 0;

    const pane = index => {
      const figure = pool[index].cloneNode(false);
      const text = element('pre', 'text');
      text.tabIndex = 0;
      text.setAttribute('role', 'region');
      text.setAttribute('aria-label', figure.dataset.title);
      text.append(...linesOf(figure).map(line => line.cloneNode(true)));
      all('.fold', text).forEach(it => (it.style.counterIncrement = 'line ' + it.dataset.count));
      figure.append(element('figcaption', '', figure.dataset.title), text);
      return figure;
    };
    const reveal = (scrolled, it) => {
      if (scrolled && it) {
        scrolled.scrollTop +=
          it.getBoundingClientRect().top - scrolled.getBoundingClientRect().top
          - scrolled.clientHeight / 3;
      }
    };
    const show = to => {
      at = Math.max(0, Math.min(stops.length - 1, to));
      const stop = stops[at];
      const act = stop.closest('.act');
      all('.act, .act button').forEach(it => it.removeAttribute('aria-current'));
      act.setAttribute('aria-current', 'true');
      stop.setAttribute('aria-current', 'step');
      stage.replaceChildren(...numbers(stop.dataset.panes).map(pane));
      all('.text', stage).forEach(text => reveal(text, text.querySelector('.g[class*=" "]')));
      reveal(stop.closest('.fine'), stop);
      const count = byId('said').dataset.count;
      byId('said').replaceChildren(
        element('b', '', count.replace('{step}', at + 1).replace('{count}', stops.length)),
        ...stop.parentElement.querySelector('.sentence').cloneNode(true).childNodes);
      byId('previous').disabled = at === 0;
      byId('next').disabled = at === stops.length - 1;
    };
    const unfold = isOpen => {
      const act = stops[at].closest('.act');
      stops = isOpen ? all('.fine button') : acts;
      each.setAttribute('aria-expanded', isOpen);
      byId('steps').classList.toggle('unfolded', isOpen);
      show(stops.findIndex(stop => stop.closest('.act') === act));
    };

    all('.act button').forEach(button =>
      button.addEventListener('click', () => {
        if (!stops.includes(button)) show(stops.findIndex(stop => button.parentElement.contains(stop)));
        else show(stops.indexOf(button));
      }));
    each.addEventListener('click', () => unfold(each.getAttribute('aria-expanded') !== 'true'));
    byId('previous').addEventListener('click', () => show(at - 1));
    byId('next').addEventListener('click', () => show(at + 1));
    document.addEventListener('keydown', event => {
      const keys = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: stops.length - 1 };
      const isTyping = event.target.closest('textarea, input');
      const isOther = event.ctrlKey || event.altKey || event.metaKey || event.shiftKey;
      if (event.key in keys && !isTyping && !isOther) {
        event.preventDefault();
        show(keys[event.key]);
      }
    });
    show(0);
  };

  const startTask = () => {
    const solve = byId('solve');
    solve?.addEventListener('click', () => {
      byId('task').append(document.importNode(byId('solution').content, true));
      solve.hidden = true;
    });
  };

  // Nothing of the answer is in the page's tree until the reader has committed.
  const openAnswer = () => {
    byId('after').append(document.importNode(byId('answer').content, true));
    all('#ask .before').forEach(it => (it.hidden = true));
    all('#ask textarea').forEach(it => (it.readOnly = true));
    all('#ask input').forEach(it => (it.disabled = true));
    byId('over').hidden = false;
    if (byId('stage')) byId('given').hidden = true;
    startSteps();
    startTask();
  };
  const say = (isRight, ...content) => {
    const verdict = byId('verdict');
    verdict.className = isRight === undefined ? '' : isRight ? 'right' : 'wrong';
    verdict.replaceChildren(...content);
    verdict.hidden = false;
    verdict.focus();
  };
  const sentence = text => element('p', '', text);

  // The lines of a node, without the indentation that all of them have.
  const indent = text => text.length - text.trimStart().length;
  const block = (node, texts) => {
    const isNext = (text, at) =>
      at > node.line && text.trim() !== '' && (indent(text) < node.at
        || indent(text) === node.at && (node.isItem || !text.trimStart().startsWith('- ')));
    const end = texts.findIndex(isNext);
    const own = texts.slice(node.line, end < 0 ? texts.length : end);
    const least = Math.min(...own.filter(text => text.trim() !== '').map(indent));
    return own.map(text => text.slice(least)).join('\n').trimEnd();
  };
  const compare = () => {
    const mine = byId('prediction').value.split('\n');
    const expected = byId('expected');
    const shown = linesOf(expected);
    const why = numbers(expected.dataset.why);
    const isThere = line => !line.classList.contains('gone');
    const there = shown.map((line, at) => [line, why[at]]).filter(([line]) => isThere(line));
    const none = new Set(expected.dataset.none ? numbers(expected.dataset.none) : []);
    const meant = line => none.has(shown.indexOf(line))
      ? textOf(line).replace(/(\{\}|\[\])$/, '') : textOf(line);
    const real = there.map(([line]) => meant(line));
    const found = [];
    differences(withoutNoise(read(mine)), withoutNoise(read(real)), found);
    const reasons = byId('reasons').content.children;
    const goneLike = text =>
      shown.findIndex(line => !isThere(line) && textOf(line).trim() === text.trim());
    const reason = (a, b) => {
      const at = b ? there[b.line ?? 0][1] : why[goneLike(mine[a.line])];
      return at === undefined ? [] : [reasons[at].cloneNode(true)];
    };
    const part = (label, node, texts) =>
      node && node.line !== undefined
        ? [element('dt', '', label), element('dd', '', element('pre', '', block(node, texts)))]
        : [];
    const list = found.map(([a, b]) =>
      element('li', '',
        element('dl', '', ...part(words.yours, a, mine), ...part(expected.title, b, real)),
        ...reason(a, b)));
    if (found.length === 0) say(true, sentence(words.right));
    else say(false, sentence(words.wrong), element('ul', 'differences', ...list));
  };

  const ask = byId('ask');
  if (!ask) {
    startSteps();
    startTask();
    return;
  }
  const words = byId('verdict').dataset;
  const judged = at => {
    const verdict = byId('verdicts').content.children[at];
    say('right' in verdict.dataset, ...verdict.cloneNode(true).childNodes);
  };
  const on = (id, judge) =>
    byId(id)?.addEventListener('click', () => {
      openAnswer();
      judge();
    });
  const choices = all('#ask input');
  on('check', () => {
    if (choices.length) judged(choices.findIndex(it => it.checked));
    else if (byId('expected')) compare();
    else say(undefined, sentence(words.compare));
  });
  on('refused', () => judged(0));
  on('show', () => say(undefined, sentence(words.shown)));
  byId('over').addEventListener('click', () => location.reload());
  choices.forEach(it => it.addEventListener('change', () => (byId('check').disabled = false)));
})();
