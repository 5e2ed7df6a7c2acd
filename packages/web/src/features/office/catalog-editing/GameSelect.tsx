import { useQuery } from '@tanstack/react-query'
import type { ComponentProps } from 'react'
import { useAddress } from '../../../lib/address.ts'
import { useText } from '../../../lib/text.tsx'
import { Select } from '../../../ui/inputs.tsx'
import { categoryChoicesQuery } from './category.data.ts'
import { catalogEditingTexts } from './texts.ts'

/** A set that was chosen is let go, because it may be of another game. */
export function GameSelect(look: Pick<ComponentProps<typeof Select>, 'hiddenLabel' | 'className'>) {
  const t = useText()
  const { query, change } = useAddress()
  const { data: choices } = useQuery(categoryChoicesQuery)
  return (
    <Select
      {...look}
      label={t(catalogEditingTexts.game)}
      value={query.get('jogo') ?? ''}
      onChange={(event) => change({ jogo: event.target.value, colecao: null })}
    >
      <option value="">{t(catalogEditingTexts.anyGame)}</option>
      {choices?.businesses.map(({ slug, name }) => (
        <option key={slug} value={slug}>
          {name}
        </option>
      ))}
    </Select>
  )
}
