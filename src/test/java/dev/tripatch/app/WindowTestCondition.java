package dev.tripatch.app;

import dev.tripatch.app.Machine.SystemLibrary;
import java.util.List;
import org.junit.jupiter.api.extension.ConditionEvaluationResult;
import org.junit.jupiter.api.extension.ExecutionCondition;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.platform.commons.support.AnnotationSupport;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.ApplicationExtension;

/**
 * Skips tests of the window, with the reason, on a machine that lacks what JavaFX lays out text
 * with; JavaFX itself would only print stack traces. JUnit finds it as a service.
 */
public final class WindowTestCondition implements ExecutionCondition {
  private static final List<SystemLibrary> MISSING = Machine.here().missingLibraries(false);

  @Override
  public ConditionEvaluationResult evaluateExecutionCondition(ExtensionContext context) {
    if (MISSING.isEmpty() || !opensAWindow(context)) {
      return ConditionEvaluationResult.enabled("no window, or all that it needs");
    }
    return ConditionEvaluationResult.disabled(MISSING.getFirst().request());
  }

  private static boolean opensAWindow(ExtensionContext context) {
    return context.getTestClass().stream()
        .anyMatch(type -> FxRobot.class.isAssignableFrom(type) || isExtended(type));
  }

  private static boolean isExtended(Class<?> type) {
    return AnnotationSupport.findRepeatableAnnotations(type, ExtendWith.class).stream()
        .anyMatch(extensions -> List.of(extensions.value()).contains(ApplicationExtension.class));
  }
}
