import { addresses } from '@bra/contract/people/addresses'
import { expect, it, vi } from 'vitest'
import type { Call } from './call.ts'
import { ask, createQueryClient, logging } from './query.ts'

const broken: Call = () => Promise.reject(new Error('no answer'))

it('leaves the words of a question in the console where it cannot be answered, and of no other', async () => {
  const logged = vi.spyOn(console, 'error').mockReturnValue()
  const queries = createQueryClient(broken)
  const asked = ask(addresses.listOfPerson, {})

  await expect(queries.fetchQuery({ ...asked, retry: false })).rejects.toThrow('no answer')
  expect(logged).not.toHaveBeenCalled()

  await expect(
    queries.fetchQuery({ ...logging('Erro ao carregar os enderecos', asked), retry: false }),
  ).rejects.toThrow('no answer')
  expect(logged).toHaveBeenCalledExactlyOnceWith('Erro ao carregar os enderecos', expect.any(Error))
})
