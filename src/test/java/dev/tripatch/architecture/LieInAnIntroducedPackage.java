package dev.tripatch.architecture;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.lang.ArchCondition;
import com.tngtech.archunit.lang.ConditionEvents;
import com.tngtech.archunit.lang.SimpleConditionEvent;
import org.jspecify.annotations.NullMarked;

/** Holds for a class in a package whose package-info.java says {@code @NullMarked}. */
final class LieInAnIntroducedPackage extends ArchCondition<JavaClass> {
  LieInAnIntroducedPackage() {
    super("lie in a package with a @NullMarked package-info.java");
  }

  @Override
  public void check(JavaClass type, ConditionEvents events) {
    boolean introduced =
        type.getPackage()
            .tryGetPackageInfo()
            .filter(info -> info.isAnnotatedWith(NullMarked.class))
            .isPresent();
    if (!introduced) {
      events.add(
          SimpleConditionEvent.violated(
              type, type.getPackageName() + " has no @NullMarked package-info.java"));
    }
  }
}
