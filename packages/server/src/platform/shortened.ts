const SHOWN = 140

export const shortened = (body: string) => (body.length > SHOWN ? `${body.slice(0, SHOWN - 1).trimEnd()}…` : body)
