// Which page is shown, by the path in the address bar.

export type Route =
  | { page: 'home' }
  | { page: 'new'; game: string }
  | { page: 'table'; id: string }
  | { page: 'replay'; id: string | null }
  | { page: 'cards'; game: string | null }
  | { page: 'learn'; game: string | null }
  | { page: 'account' }
  | { page: 'lost' };

/** The page of a path. */
export function parse(path: string): Route {
  const [page = '', detail = ''] = path.split('/').filter(Boolean).map(decodeURIComponent);
  switch (page) {
    case '':
      return { page: 'home' };
    case 'new':
      return { page: 'new', game: detail };
    case 't':
      return detail ? { page: 'table', id: detail } : { page: 'lost' };
    case 'replay':
      return { page: 'replay', id: detail || null };
    case 'cards':
      return { page: 'cards', game: detail || null };
    case 'learn':
      return { page: 'learn', game: detail || null };
    case 'account':
      return { page: 'account' };
    default:
      return { page: 'lost' };
  }
}

class Router {
  #path = $state(location.pathname);
  route = $derived(parse(this.#path));

  /** Follows the browser's own back and forward, and every plain click on a link to a page. */
  listen(): void {
    addEventListener('popstate', () => (this.#path = location.pathname));
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
    this.#path = location.pathname;
    scrollTo(0, 0);
  }
}

export const router = new Router();
