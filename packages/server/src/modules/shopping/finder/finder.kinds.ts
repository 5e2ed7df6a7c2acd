import { Memory, oneForEach } from '../../../platform/memory.ts'
import type { Kinds } from './finder.codes.ts'
import { CONDITIONS, LANGUAGES, type OfferQuestion } from './finder.question.ts'

const FAILS = { conditions: 1, languages: 2, finishes: 4, centre: 8, states: 16 } as const

/** An offer that fails a single part of the question still counts for the facet of that part. */
const traitsAdded: Record<number, number> = {
  0: -1,
  [FAILS.conditions]: CONDITIONS,
  [FAILS.languages]: LANGUAGES,
}

/** The answer to a question for each kind of offer, by its code. */
export interface KindsAsked {
  /** The parts of the question that it fails, as bits of `FAILS`. */
  failed: Uint8Array
  /** Bits that the kind counts for: all if it fails nothing, else those of the only facet that it fails. */
  traits: Int32Array
  finishes: Int32Array
  states: Int32Array
}

// there are thousands of kinds, and few ways to ask for offers
const MOST_QUESTIONS = 100
// the stamp is the number of kinds that there were
const answersOf = oneForEach<Kinds, Memory<KindsAsked, number>>(() => new Memory({ most: MOST_QUESTIONS }))

export function kindsAsked(kinds: Kinds, asked: OfferQuestion): KindsAsked {
  const answers = answersOf(kinds)
  const key = [asked.conditions, asked.languages, asked.finishes, asked.centre, asked.states].join()
  return answers.get(key, kinds.traits.length) ?? answers.put(key, askKinds(kinds, asked), kinds.traits.length)
}

function askKinds(kinds: Kinds, asked: OfferQuestion): KindsAsked {
  const size = kinds.traits.length
  const word = () => new Int32Array(size)
  const answer = { failed: new Uint8Array(size), traits: word(), finishes: word(), states: word() }
  for (let kind = 0; kind < size; kind++) {
    const facts = { traits: kinds.traits[kind]!, finishes: kinds.finishes[kind]!, states: kinds.states[kind]! }
    const failed = failedParts(facts, asked)
    answer.failed[kind] = failed
    answer.traits[kind] = facts.traits & (traitsAdded[failed] ?? 0)
    answer.finishes[kind] = failed & ~FAILS.finishes ? 0 : facts.finishes
    answer.states[kind] = failed & ~FAILS.states ? 0 : facts.states
  }
  return answer
}

function failedParts(
  { traits, finishes, states }: Record<'traits' | 'finishes' | 'states', number>,
  asked: OfferQuestion,
) {
  let failed = 0
  if (!(traits & asked.conditions)) failed |= FAILS.conditions
  if (!(traits & asked.languages)) failed |= FAILS.languages
  if (!(finishes & asked.finishes)) failed |= FAILS.finishes
  if (!(traits & asked.centre)) failed |= FAILS.centre
  if (!(states & asked.states)) failed |= FAILS.states
  return failed
}
