import type { ShownQuestion } from '@bra/contract/ground/content.schemas'
import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { AccordionItem } from '../../../ui/Accordion.tsx'
import { Prose } from './Prose.tsx'

/** Each question opens by click, by find-in-page, or by its own address (`#slug`). */
export function QuestionList({ questions }: { questions: ShownQuestion[] }) {
  const { hash } = useLocation()
  useEffect(() => openAt(hash), [hash])
  return (
    <div className="panel px-5 [&>details:last-child]:border-0">
      {questions.map(({ id, slug, question, answer, language }) => (
        <AccordionItem key={id} id={slug} title={<span lang={language}>{question}</span>}>
          <div lang={language}>
            <Prose markdown={answer} />
          </div>
        </AccordionItem>
      ))}
    </div>
  )
}

function openAt(hash: string) {
  const asked = document.getElementById(hash.slice(1))
  if (!(asked instanceof HTMLDetailsElement)) return
  asked.open = true
  asked.scrollIntoView()
}
