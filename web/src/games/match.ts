// Enums of the rules as JSON: a bare word, or one key with its content.

type Objects<Enum> = Exclude<Enum, string>;
/** The names of the variants. */
export type Variant<Enum> =
  | Extract<Enum, string>
  | (Objects<Enum> extends infer One ? (One extends One ? keyof One & string : never) : never);
/** What a variant holds; nothing for a bare word. */
export type Content<Enum, Name extends string> =
  Extract<Objects<Enum>, Record<Name, unknown>> extends Record<Name, infer Held> ? Held : undefined;

/** What to do with each variant: one that is missing here is a fault that the compiler finds. */
export type Arms<Enum, Result> = { readonly [Name in Variant<Enum>]: (content: Content<Enum, Name>) => Result };

/** Does what the arm of its variant says. */
export function match<Enum extends string | object, Result>(value: Enum, arms: Arms<Enum, Result>): Result {
  const [name, content] = typeof value === 'string' ? [value, undefined] : Object.entries(value)[0];
  // That every variant has its arm is what the types say; TypeScript cannot follow it through `entries`.
  return (arms as Record<string, (content: unknown) => Result>)[name](content);
}

/** What a value holds if it is of this variant. */
export function held<Enum extends string | object, Name extends Variant<Enum>>(
  value: Enum | null | undefined,
  name: Name,
): Content<Enum, Name> | null {
  return typeof value === 'object' && value !== null && name in value
    ? (value as Record<Name, Content<Enum, Name>>)[name]
    : null;
}

/** The name of a value's variant. */
export const variant = <Enum extends string | object>(value: Enum): Variant<Enum> =>
  (typeof value === 'string' ? value : Object.keys(value)[0]) as Variant<Enum>;
