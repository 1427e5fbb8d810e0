import { styled } from '@mui/material/styles'
import { Link } from 'react-router-dom'
import { company } from '#web/content/company.ts'
import { paths } from '#web/content/paths.ts'

const Root = styled(Link)(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 10,
  minHeight: 44,
  color: 'inherit',
  fontFamily: theme.typography.h1.fontFamily,
  fontWeight: 700,
  fontSize: '1.25rem',
  letterSpacing: '-0.02em',
  textDecoration: 'none',
}))

/** The company's mark, three strata of which the uppermost is lit, and its name: the way home. */
export function Logo() {
  return (
    <Root to={paths.home} aria-label={company.name}>
      <svg
        aria-hidden="true"
        width="32"
        height="32"
        viewBox="0 0 32 32"
        fill="none"
        strokeWidth="3"
      >
        <g strokeLinecap="round" stroke="currentColor">
          <path d="M3 18c5-6 9-6 13-2s8 4 13-2M3 26c5-6 9-6 13-2s8 4 13-2" />
          <path d="M3 10c5-6 9-6 13-2s8 4 13-2" stroke="var(--palette-primary-main)" />
        </g>
      </svg>
      {company.shortName}
    </Root>
  )
}
