package dev.tripatch.growth;

import java.util.concurrent.Callable;

/** A way through the program that needs no window, as window and command line take it. */
interface GrowthWay {

  /** What is measured, once everything before it is done. */
  Callable<Object> on(GrowthCase growing) throws Exception;
}
