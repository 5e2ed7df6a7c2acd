import { say, type Saying, unchanged } from '@bra/contract/kit/saying'
import { methodWords } from './methods.words.ts'

/** The name of a way to send, which an order keeps as it was; those of services are the same in both languages. */
export const methodSaying = ({ code, name }: { code: string; name: string }): Saying =>
  code === 'retirada' ? say(name, methodWords.retirada.name.en) : unchanged(name)
