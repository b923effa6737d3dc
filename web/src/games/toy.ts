// The types of a game that is only played in tests: taking from a heap, in rounds.

declare module '$wire' {
  interface Games {
    toy: {
      view: ToyView;
      prompt: 'take';
      decision: string;
      reason: 'few';
      event: ToyEvent;
      facts: Record<string, never>;
    };
  }
}

export interface ToyView {
  heap: number;
  turn?: number;
  own?: string;
  round?: number;
  points?: number[];
}

export interface ToyEvent {
  type: 'turn' | 'played' | 'waited' | 'done';
  seat?: number;
}
