/**
 * The commands of W3C WebDriver that the journeys need, by their path, and by their name in Marionette. Firefox has
 * Marionette built in and needs no second program; geckodriver does nothing but translate the one into the other.
 */
const COMMANDS = {
  open: ['POST', 'url', 'Navigate'],
  run: ['POST', 'execute/sync', 'ExecuteScript'],
  cookie: ['POST', 'cookie', 'AddCookie'],
  act: ['POST', 'actions', 'PerformActions'],
  picture: ['GET', 'screenshot', 'TakeScreenshot'],
  size: ['POST', 'window/rect', 'SetWindowRect'],
} as const;

export type Command = keyof typeof COMMANDS;

/** Who answered, and in which version. */
export interface Capabilities {
  browserName: string;
  browserVersion: string;
}

/** A browser that is driven from outside. */
export interface Driver {
  capabilities: Capabilities;
  call(command: Command, parameters?: Record<string, unknown>): Promise<unknown>;
  /** Ends the browser, and whatever was started for it. */
  quit(): Promise<void>;
}

export const inMarionette = (command: Command) => `WebDriver:${COMMANDS[command][2]}`;

/** Opens a session at a program that speaks WebDriver: WebKitWebDriver, safaridriver. */
export async function openSession(
  base: string,
  wished: Record<string, unknown>,
): Promise<Omit<Driver, 'quit'> & { close(): Promise<void> }> {
  const wanted = { capabilities: { alwaysMatch: wished } };
  const opened = (await ask(`${base}/session`, 'POST', wanted)) as {
    sessionId: string;
    capabilities: Capabilities;
  };
  const session = `${base}/session/${opened.sessionId}`;
  return {
    capabilities: opened.capabilities,
    call: (command, parameters = {}) => {
      const [method, path] = COMMANDS[command];
      return ask(`${session}/${path}`, method, parameters);
    },
    close: () => ask(session, 'DELETE').then(() => undefined),
  };
}

async function ask(url: string, method: string, body?: unknown): Promise<unknown> {
  const answer = await fetch(url, {
    method,
    ...(method === 'POST' && { body: JSON.stringify(body) }),
    headers: { 'Content-Type': 'application/json; charset=utf-8' },
  });
  const { value } = (await answer.json()) as { value: { error?: string; message?: string } };
  if (!answer.ok) throw new Error(`${value.error}: ${value.message}`);
  return value;
}
