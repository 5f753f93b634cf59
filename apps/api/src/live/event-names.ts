/**
 * The names under which an event is sent: laravel-echo listens to the plain name (`.StatusEvent`) or to the name in the
 * default namespace of its server (`StatusEvent`).
 */
export const namesOf = (event: string): string[] => [event, `App\\Events\\${event}`];
