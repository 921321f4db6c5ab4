// What classic scripts leave on the window for the modules.

interface Window {
  /** Set by site/theme.js before the first paint. */
  boneyardTheme: {
    KEY: string;
    read(): Record<string, unknown>;
    show(settings: Record<string, unknown>): void;
  };
}

/** The messages of another language, by their English: set by a script of static/words/ before the modules run. */
declare var boneyardWords:
  | {
      messages: Record<string, string | string[]>;
      /** Which form a number takes. */
      plural(count: number): number;
      /** Small words that change before certain sounds: the word, its other form, a pattern for the next text. */
      changes?: [string, string, string][];
      /** What is written for a message without a translation. */
      instead?(message: string): string;
    }
  | undefined;

type Timer = ReturnType<typeof setTimeout> | undefined;
