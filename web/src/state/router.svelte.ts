// Which page is shown, by the path in the address bar.

import { TABLE_PATH } from '$wire';

/** The path of a table; whoever follows it with an invitation is let in. */
export const tablePath = (id: string, invite?: string | null): string =>
  `${TABLE_PATH}${id}${invite ? `#${invite}` : ''}`;

/** The first part of every such path. */
const [TABLES] = parts(TABLE_PATH);

export type Route =
  | { page: 'home' }
  | { page: 'new'; game: string | null }
  | { page: 'table'; id: string }
  | { page: 'replay'; id: string | null }
  | { page: 'cards'; game: string | null }
  | { page: 'rules'; book: string | null }
  | { page: 'guide'; guide: string; id: string | null }
  | { page: 'try'; book: string; topic: string; id: string | null }
  | { page: 'companion' }
  | { page: 'account' }
  | { page: 'admin' }
  | { page: 'lost' };

/** A part of a path as it was meant; nothing, if it means nothing. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return '';
  }
}

function parts(path: string): string[] {
  return path.split('/').filter(Boolean).map(decoded);
}

/** The page of a path. */
export function parse(path: string): Route {
  const [page = '', detail = '', more = '', last = ''] = parts(path);
  switch (page) {
    case '':
      return { page: 'home' };
    case 'new':
      return { page: 'new', game: detail || null };
    case TABLES:
      return detail ? { page: 'table', id: detail } : { page: 'lost' };
    case 'replay':
      return { page: 'replay', id: detail || null };
    case 'cards':
      return { page: 'cards', game: detail || null };
    case 'rules':
      return { page: 'rules', book: detail || null };
    case 'guide':
      return detail ? { page: 'guide', guide: detail, id: more || null } : { page: 'lost' };
    case 'try':
      return more ? { page: 'try', book: detail, topic: more, id: last || null } : { page: 'lost' };
    case 'companion':
      return { page: 'companion' };
    case 'account':
      return { page: 'account' };
    case 'admin':
      return { page: 'admin' };
    default:
      return { page: 'lost' };
  }
}

class Router {
  #path = $state(location.pathname);
  route = $derived(parse(this.#path));
  /** The part of the address behind `#`, such as a topic of the rules. */
  hash = $state(location.hash);

  /** Follows the browser's own back and forward, and every plain click on a link to a page. */
  listen(): void {
    addEventListener('popstate', () => this.#read());
    document.addEventListener('click', (event) => {
      if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey) return;
      const link = (event.target as Element).closest('a');
      if (!link || link.target || link.origin !== location.origin || link.hasAttribute('download')) return;
      event.preventDefault();
      this.go(link.pathname + link.hash);
    });
  }

  go(address: string): void {
    history.pushState(null, '', address);
    this.#read();
    if (!this.hash) scrollTo(0, 0);
  }

  /** Goes on to an address that takes the place of this one in the history. */
  replace(address: string): void {
    history.replaceState(null, '', address);
    this.#read();
  }

  #read(): void {
    this.#path = location.pathname;
    this.hash = location.hash;
  }
}

export const router = new Router();
