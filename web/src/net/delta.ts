// What changed between two documents; see crates/wire/src/delta.rs for the form of a delta.

/** The mark of an edited array, and the key of a changed element. */
const EDIT = '~';

/** The delta belongs to another document. */
export class Misfit extends Error {}

type Fields = Record<string, unknown>;

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The new document. What did not change stays the same value, so that nothing is drawn twice. */
export function patched<Document>(document: Document, delta: unknown): Document {
  // The server's deltas lead from one document to another of the same type.
  return changed(document, delta) as Document;
}

function changed(document: unknown, delta: unknown): unknown {
  if (Array.isArray(delta)) {
    if (delta.length === 1) return delta[0];
    if (delta[0] === EDIT && Array.isArray(document)) return edited(document, delta.slice(1));
  } else if (isObject(delta) && isObject(document)) {
    return merged(document, delta);
  }
  throw new Misfit();
}

function merged(document: Fields, changes: Fields): Fields {
  const fields = { ...document };
  for (const [key, change] of Object.entries(changes)) {
    if (Array.isArray(change) && change.length === 0) {
      if (!Object.hasOwn(fields, key)) throw new Misfit();
      delete fields[key];
    } else {
      fields[key] = changed(fields[key], change);
    }
  }
  return fields;
}

function edited(elements: unknown[], steps: unknown[]): unknown[] {
  const result: unknown[] = [];
  let next = 0;
  const take = (count: number): unknown[] => {
    if (!Number.isInteger(count) || next + count > elements.length) throw new Misfit();
    next += count;
    return elements.slice(next - count, next);
  };
  for (const step of steps) {
    if (typeof step === 'number') {
      const taken = take(Math.abs(step));
      if (step > 0) result.push(...taken);
    } else if (Array.isArray(step)) {
      result.push(...step);
    } else if (isObject(step) && EDIT in step) {
      result.push(changed(take(1)[0], step[EDIT]));
    } else {
      throw new Misfit();
    }
  }
  return result.concat(elements.slice(next));
}
