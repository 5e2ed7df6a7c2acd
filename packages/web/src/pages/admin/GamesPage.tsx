import { wordKinds } from '@bra/contract/office/word-curation.schemas'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { vocabularyTexts } from '../../features/office/catalog-editing/vocabulary-texts.ts'
import { WordsPart } from '../../features/office/catalog-editing/WordsPart.tsx'
import { wordsQuery } from '../../features/office/catalog-editing/words.data.ts'
import { oneOf, useAddress } from '../../lib/address.ts'
import { Answer } from '../../lib/Answer.tsx'
import { Head } from '../../lib/head.tsx'
import { officeTitles } from '../../lib/office-titles.ts'
import { PageTop } from '../../lib/PageTop.tsx'
import { useText } from '../../lib/text.tsx'
import { tabRowStyle, tabStyle } from '../../ui/Tabs.tsx'

export default function GamesPage() {
  const t = useText()
  const { query, href } = useAddress()
  const kind = oneOf(query, 'parte', wordKinds) ?? 'businesses'
  const answer = useQuery({ ...wordsQuery, staleTime: 0 })
  return (
    <>
      <Head title={t(officeTitles.games)} hidden />
      <PageTop title={t(officeTitles.games)} />
      <nav aria-label={t(officeTitles.games)} className={`${tabRowStyle} mt-3 mb-5`}>
        {wordKinds.map((name) => (
          <Link
            key={name}
            to={href({ parte: name })}
            aria-current={name === kind ? 'page' : undefined}
            className={tabStyle}
          >
            {t(vocabularyTexts[`part_${name}`])}
          </Link>
        ))}
      </nav>
      <Answer to={answer}>
        {(words) => <WordsPart key={kind} kind={kind} words={words[kind]} games={words.businesses} />}
      </Answer>
    </>
  )
}
