const SHOWN = 140

/** Returns at most 140 letters of what a person wrote, as notices and lists show it. */
export const shortened = (body: string) => (body.length > SHOWN ? `${body.slice(0, SHOWN - 1).trimEnd()}…` : body)
