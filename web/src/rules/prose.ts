// The little markup of the rules: paragraphs, lists of lines that begin with a dash, _stressed words_
// and links to other topics such as [[zones]].

export type Part = { kind: 'text' | 'strong' | 'link'; text: string };
export type Block = { kind: 'paragraph'; parts: Part[] } | { kind: 'list'; items: Part[][] };

const BULLET = '- ';

export function blocks(source: string): Block[] {
  return source
    .split(/\n\s*\n/)
    .flatMap((paragraph) => runs(paragraph.split('\n').filter((line) => line.trim())))
    .map((lines) =>
      lines[0].startsWith(BULLET)
        ? { kind: 'list', items: lines.map((line) => parts(line.slice(BULLET.length))) }
        : { kind: 'paragraph', parts: parts(lines.join(' ')) },
    );
}

/** Lines that belong together: those of a list, or those of a paragraph. */
function runs(lines: readonly string[]): string[][] {
  const found: string[][] = [];
  for (const line of lines) {
    const last = found.at(-1);
    if (last && last[0].startsWith(BULLET) === line.startsWith(BULLET)) last.push(line);
    else found.push([line]);
  }
  return found;
}

function parts(line: string): Part[] {
  return line
    .split(/(_[^_]+_|\[\[[\w-]+\]\])/)
    .filter(Boolean)
    .map((piece) =>
      piece.startsWith('_')
        ? { kind: 'strong', text: piece.slice(1, -1) }
        : piece.startsWith('[[')
          ? { kind: 'link', text: piece.slice(2, -2) }
          : { kind: 'text', text: piece },
    );
}

/** The topics that a text links to. */
export const links = (source: string): string[] =>
  blocks(source)
    .flatMap((block) => (block.kind === 'list' ? block.items.flat() : block.parts))
    .filter(({ kind }) => kind === 'link')
    .map(({ text }) => text);
