import { type Action, sameAction } from '../engine/action.js';
import type { TableState } from './state.js';

/** In practice a choice that the bot would have made otherwise is a lesson; where there is only one choice there is none. */
export function learned(state: TableState, chosen: Action): TableState {
  const { observation, lessons, setup } = state;
  const { coach } = setup;
  if (coach === null || !coach.practice) return state;
  if (observation.legal.length < 2) return { ...state, showsLesson: false };
  const choices = state.choices + 1;
  const advice = coach.betterThan(observation, chosen);
  if (advice === null) return { ...state, choices, showsLesson: false };
  const trick = (observation.deal?.tricks.length ?? 0) + 1;
  const lesson = { phase: observation.phase, trick, chosen, advice };
  return { ...state, choices, lessons: [...lessons, lesson], showsLesson: true };
}

/** Shows what the bot would do and highlights it, so that it can be done as anything else can. */
export function showHint(state: TableState): TableState {
  const { setup, observation } = state;
  const hint = setup.coach?.advise(observation) ?? null;
  if (hint === null) return state;
  const { action } = hint;
  if (action.type === 'play')
    return { ...state, hint, cursor: action.card, cursorMoved: true, faceDown: action.faceDown };
  return { ...state, hint, choice: observation.legal.findIndex((legal) => sameAction(legal, action)) };
}
