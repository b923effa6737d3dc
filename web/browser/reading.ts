// Whether what is written on a page can be read as it was meant: in the client's own font, in whole words.

import type { Page } from 'playwright-core';

declare global {
  interface Window {
    /** Elements with text of their own. */
    areoWriters: Element[];
  }
}

/** Finds what is written in any other font. A test of the font counts its characters; here each style is looked at once. */
export class OtherFonts {
  readonly #known = new Set<string>();

  async find(page: Page): Promise<string[]> {
    const all = await page.evaluate(() => {
      const own = (element: Element) =>
        [...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE).map(({ nodeValue }) => nodeValue);
      window.areoWriters = [...document.body.querySelectorAll('*')].filter(
        (element) =>
          own(element).join('').trim() && element.checkVisibility() && !element.matches('script, style, option'),
      );
      return window.areoWriters.map((element) => {
        const { fontFamily, fontWeight, fontStyle } = getComputedStyle(element);
        return { text: own(element).join('').trim(), style: [fontFamily, fontWeight, fontStyle].join() };
      });
    });
    const session = await page.context().newCDPSession(page);
    await session.send('DOM.enable');
    await session.send('CSS.enable');
    await session.send('DOM.getDocument');
    const found: string[] = [];
    for (const [index, { text, style }] of all.entries()) {
      if (this.#known.has(style)) continue;
      this.#known.add(style);
      const { result } = await session.send('Runtime.evaluate', { expression: `areoWriters[${index}]` });
      const { nodeId } = await session.send('DOM.requestNode', { objectId: result.objectId! });
      const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
      for (const { familyName, isCustomFont } of fonts)
        if (!isCustomFont || familyName !== 'Areo Sans') found.push(`${text}: ${familyName}`);
    }
    await session.detach();
    return found;
  }
}

/** The words that are broken in two where no hyphen stands, and what a select has no room for. */
export const broken = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found = new Set<string>();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    /** Where a letter stands. Behind a hyphen it has two boxes, of which the first is the hyphen's. */
    const lineOf = (node: Text, at: number) => {
      range.setStart(node, at);
      range.setEnd(node, at + 1);
      return Math.round(([...range.getClientRects()].at(-1)?.bottom ?? 0) / 4);
    };
    while (walker.nextNode()) {
      const node = walker.currentNode as Text;
      if (!node.data.trim() || node.parentElement?.closest('code, svg, script, style, option')) continue;
      // What only ears are meant for is one pixel wide.
      if (node.parentElement!.getBoundingClientRect().width <= 1) continue;
      for (const { 0: word, index } of node.data.matchAll(/\p{Letter}+/gu))
        if (lineOf(node, index) !== lineOf(node, index + word.length - 1)) found.add(word);
    }
    const pen = document.createElement('canvas').getContext('2d')!;
    for (const select of document.querySelectorAll('select')) {
      const style = getComputedStyle(select);
      pen.font = style.font;
      const text = select.selectedOptions[0]?.textContent.trim() ?? '';
      const room = select.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
      // The arrow needs its place, too.
      const needed = pen.measureText(text).width + 16;
      if (select.checkVisibility() && needed > room)
        found.add(`a select of ${Math.round(room)} px for ${Math.round(needed)} px: ${text}`);
    }
    return [...found];
  });
