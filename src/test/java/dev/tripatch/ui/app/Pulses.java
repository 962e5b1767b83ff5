package dev.tripatch.ui.app;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import javafx.application.Platform;
import javafx.scene.Scene;

/** Waits until a window is laid out. */
final class Pulses {

  /** What one layout asks for, the next does: bars that come take room from the text. */
  private static final int ENOUGH = 3;

  private Pulses() {}

  /** Waits until what has been asked for is laid out. */
  static void await(Scene scene) {
    Waiting.settled();
    CountDownLatch pulses = new CountDownLatch(ENOUGH);
    Runnable count =
        () -> {
          pulses.countDown();
          Platform.requestNextPulse();
        };
    Platform.runLater(
        () -> {
          scene.addPostLayoutPulseListener(count);
          Platform.requestNextPulse();
        });
    try {
      if (!pulses.await(5, TimeUnit.MINUTES)) {
        throw new AssertionError("the window is not laid out any more");
      }
    } catch (InterruptedException stop) {
      Thread.currentThread().interrupt();
    }
    Platform.runLater(() -> scene.removePostLayoutPulseListener(count));
    Waiting.settled();
  }
}
