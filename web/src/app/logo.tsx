import { styled } from '@mui/material/styles'
import { Link } from 'react-router-dom'
import { company } from '#web/content/company.ts'
import { paths } from '#web/content/paths.ts'
import { logoMark } from './logo-mark.ts'

const Root = styled(Link)(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 10,
  minHeight: 44,
  color: 'inherit',
  fontFamily: theme.typography.h1.fontFamily,
  fontWeight: 700,
  fontSize: theme.typography.size.large,
  letterSpacing: '-0.02em',
  textDecoration: 'none',
}))

/** The company's mark and name, linked to the home page. */
export function Logo() {
  return (
    <Root to={paths.home} aria-label={company.name}>
      <svg
        aria-hidden="true"
        width="32"
        height="32"
        viewBox={logoMark.viewBox}
        fill="none"
        strokeWidth={logoMark.strokeWidth}
      >
        <g strokeLinecap="round" stroke="currentColor">
          <path d={logoMark.strata} />
          <path d={logoMark.lit} stroke="var(--palette-primary-main)" />
        </g>
      </svg>
      {company.shortName}
    </Root>
  )
}
