import { z } from 'zod'
import { Said } from '../kit/said.ts'
import type { Saying } from '../kit/saying.ts'
import { wordSaying } from './words.ts'

/** A word of the catalogue, kept in Portuguese; callers get its usual name in the language of the visit. */
export const Word = z
  .string()
  .transform((name): Saying => wordSaying(name))
  .pipe(Said)
