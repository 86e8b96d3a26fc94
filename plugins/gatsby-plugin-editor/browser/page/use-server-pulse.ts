import { useEffect, useState } from "react";
import { askServer } from "../store/ask-server";

/** In ms: how long after an answer the server is asked again whether it runs. */
const PULSE = 1000;

/** Whether the server does not answer, and how often it has come back. */
export type ServerPulse = Readonly<{ isLost: boolean; returns: number }>;

/** Follows whether the server on this computer runs, if it is asked to. */
export function useServerPulse(isOn: boolean): ServerPulse {
  const [pulse, setPulse] = useState<ServerPulse>({ isLost: false, returns: 0 });
  useEffect(() => {
    if (!isOn) return undefined;
    let started: number | undefined;
    let wasLost = false;
    let isOver = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const feelPulse = async () => {
      const answer = await askServer("alive").catch(() => undefined);
      if (isOver) return;
      const isBack = answer !== undefined && (wasLost || (started !== undefined && started !== answer.started));
      const isLost = answer === undefined;
      if (isLost !== wasLost || isBack)
        setPulse(({ returns }) => ({ isLost, returns: isBack ? returns + 1 : returns }));
      wasLost = isLost;
      started = answer?.started ?? started;
      timer = setTimeout(() => void feelPulse(), PULSE);
    };
    void feelPulse();
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [isOn]);
  return pulse;
}
