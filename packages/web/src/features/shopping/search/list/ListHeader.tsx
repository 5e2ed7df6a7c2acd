import { clsx } from 'clsx'
import type { ReactNode } from 'react'

interface ListHeaderProps {
  title: string
  image?: string | null
  /** Parts such as "BDN", "Primeira Roda" and "120 cartas" are joined by dots. */
  facts?: (string | null | undefined | false)[]
  children?: ReactNode
}

export function ListHeader({ title, image, facts = [], children }: ListHeaderProps) {
  const known = facts.filter((fact) => typeof fact === 'string' && fact !== '')
  return (
    <header className="flex min-w-0 items-center gap-2 sm:mb-5 sm:gap-4">
      {image && (
        <img
          src={image}
          alt=""
          width={72}
          height={72}
          className="size-8 flex-none rounded-tag object-contain sm:size-18"
        />
      )}
      <div className="min-w-0">
        <h1 className="line-clamp-2 text-h3 sm:text-h1">{title}</h1>
        {known.length > 0 && (
          <p className="mt-0.5 text-label text-ink-2 max-sm:hidden">
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
