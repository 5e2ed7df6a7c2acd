import { clsx } from 'clsx'
import type { ReactNode } from 'react'

interface ListHeaderProps {
  title: string
  /** A symbol or seal beside the title. */
  image?: string | null
  /** Such as "BDN", "Primeira Roda" and "120 cartas", joined by dots. */
  facts?: (string | null | undefined | false)[]
  children?: ReactNode
}

export function ListHeader({ title, image, facts = [], children }: ListHeaderProps) {
  const known = facts.filter((fact) => typeof fact === 'string' && fact !== '')
  return (
    <header className="mb-3 flex items-center gap-4 sm:mb-5">
      {image && (
        <img
          src={image}
          alt=""
          width={72}
          height={72}
          className="size-14 flex-none rounded-tag object-contain sm:size-18"
        />
      )}
      <div className="min-w-0">
        <h1 className="text-h2 sm:text-h1">{title}</h1>
        {known.length > 0 && (
          <p className="mt-0.5 text-label text-ink-2">
            {known.map((fact, at) => (
              <span
                key={at}
                className={clsx('inline-block', at < known.length - 1 && "after:mx-1.5 after:content-['·']")}
              >
                {fact}
              </span>
            ))}
          </p>
        )}
        {children}
      </div>
    </header>
  )
}
