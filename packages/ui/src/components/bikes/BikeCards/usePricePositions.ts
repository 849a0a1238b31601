import type { Bike } from '@second-gear/contract';
import { factsOf, priceInsight } from '@second-gear/domain';
import { useMemo } from 'react';
import type { PricePosition } from '../BikeCard/BikeCard.tsx';

/** Only bikes with the same key are comparable. */
const keyOf = (bike: Bike): string => `${bike.category_id} ${factsOf(bike).condition}`;

/** The list is divided once, so that a card of a list with thousands of bikes is compared with few of them. */
export const usePricePositions = (bikes: readonly Bike[]): ((bike: Bike) => PricePosition | undefined) =>
  useMemo(() => {
    let groups: Map<string, Bike[]> | undefined;
    const divide = () => {
      const divided = new Map<string, Bike[]>();
      for (const bike of bikes) {
        const group = divided.get(keyOf(bike));
        if (group) group.push(bike);
        else divided.set(keyOf(bike), [bike]);
      }
      return divided;
    };
    return (bike) => {
      groups ??= divide();
      const insight = priceInsight(bike, groups.get(keyOf(bike)) ?? []);
      if (!insight || insight.direction === 'near') return undefined;
      return { percent: insight.percent, direction: insight.direction };
    };
  }, [bikes]);
