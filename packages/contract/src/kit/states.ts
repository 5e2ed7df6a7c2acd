import { z } from 'zod'

type Table<T> = { [State in keyof T]: Record<string, keyof T & string> }
type Moves<T> = { [State in keyof T]: keyof T[State] }[keyof T] & string

/** What may become of a thing: state → move → state. A move to a state that is not in the table does not compile. */
export function lifecycle<const T extends Table<T>>(table: T) {
  type State = keyof T & string
  const moves: Record<string, Record<string, string>> = table
  /** Null where the move is not open. */
  const after = (state: State, move: Moves<T>) => (moves[state]?.[move] ?? null) as State | null
  return {
    /** In the order of the table. */
    State: z.enum(Object.keys(table) as [State, ...State[]]),
    after,
    can: (state: State, move: Moves<T>) => after(state, move) !== null,
  }
}
