import { slugify } from '@bra/contract/trade/format'
import { type LoaderFunctionArgs, redirect } from 'react-router'
import { destinationOf } from '../../../people/addresses/destination.ts'
import { envOfRouter } from '../../../../lib/env.ts'
import { loadPage, refusePage } from '../../../../lib/page.ts'
import { paths } from '../../../../lib/paths.ts'
import { tagsQuery } from '../../../catalogue/catalog/catalog.data.ts'
import { readListState } from '../list-state.ts'
import { type ListScope, listQuestions } from '../search.data.ts'

export type SealKind = 'brand' | 'league'

export const sealFacets = { brand: 'brands', league: 'leagues' } as const

export const sealScope = (kind: SealKind, slug: string): ListScope => ({ type: 'filter', [sealFacets[kind]]: [slug] })

/** Other spellings of the slug are redirected, and unknown ones refused. */
export const sealLoader = (kind: SealKind, param: string) => async (args: LoaderFunctionArgs) => {
  const typed = args.params[param] ?? ''
  const slug = slugify(typed)
  if (slug !== typed) throw redirect(paths[kind](slug) + new URL(args.request.url).search, 301)
  const { tags } = await args.context.get(envOfRouter).queryClient.ensureQueryData(tagsQuery(kind))
  if (!tags.some((tag) => tag.slug === slug)) refusePage()
  return loadPage(({ env, url }) =>
    listQuestions(sealScope(kind, slug), readListState(url.searchParams), destinationOf(env.visit.cep).uf),
  )(args)
}
