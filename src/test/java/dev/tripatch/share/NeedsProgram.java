package dev.tripatch.share;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import net.jqwik.api.lifecycle.AddLifecycleHook;
import net.jqwik.api.lifecycle.LifecycleContext;
import net.jqwik.api.lifecycle.SkipExecutionHook;

/** A law that is skipped, with the reason, where a program is not on the machine. */
@Target(ElementType.METHOD)
@Retention(RetentionPolicy.RUNTIME)
@AddLifecycleHook(NeedsProgram.Skip.class)
@interface NeedsProgram {

  /** The program's name, looked for on the {@code PATH}. */
  String value();

  /** Skips where the program is missing. */
  final class Skip implements SkipExecutionHook {

    @Override
    public SkipResult shouldBeSkipped(LifecycleContext context) {
      return context
          .findAnnotation(NeedsProgram.class)
          .map(NeedsProgram::value)
          .filter(name -> !isOnPath(name))
          .map(name -> SkipResult.skip(name + " is not on this machine"))
          .orElse(SkipResult.doNotSkip());
    }

    private static boolean isOnPath(String name) {
      return Stream.of(System.getenv().getOrDefault("PATH", "").split(":"))
          .map(folder -> Path.of(folder, name))
          .anyMatch(Files::isExecutable);
    }
  }
}
