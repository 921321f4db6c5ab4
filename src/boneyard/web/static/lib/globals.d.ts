// What classic scripts leave on the window for the modules.

interface Window {
  /** Set by site/theme.js before the first paint. */
  boneyardTheme: {
    KEY: string;
    read(): Record<string, unknown>;
    show(settings: Record<string, unknown>): void;
  };
}

type Timer = ReturnType<typeof setTimeout> | undefined;
