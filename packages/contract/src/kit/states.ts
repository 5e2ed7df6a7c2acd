import { z } from 'zod'

type Table<T> = { [State in keyof T]: Record<string, keyof T & string> }
type Moves<T> = { [State in keyof T]: keyof T[State] }[keyof T] & string

/** Builds a state machine: state → move → state. A move to an unknown state does not compile. */
export function lifecycle<const T extends Table<T>>(table: T) {
  type State = keyof T & string
  const moves: Record<string, Record<string, string>> = table
  const after = (state: State, move: Moves<T>) => (moves[state]?.[move] ?? null) as State | null
  return {
    State: z.enum(Object.keys(table) as [State, ...State[]]),
    after,
    can: (state: State, move: Moves<T>) => after(state, move) !== null,
  }
}
