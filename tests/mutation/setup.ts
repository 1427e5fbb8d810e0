import { configureGlobal } from 'fast-check'

// That a property fails is enough here; the smallest counterexample takes a hundred times as long to find.
configureGlobal({ endOnFailure: true })
