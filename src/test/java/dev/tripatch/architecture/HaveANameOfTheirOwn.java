package dev.tripatch.architecture;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.lang.ArchCondition;
import com.tngtech.archunit.lang.ConditionEvents;
import com.tngtech.archunit.lang.SimpleConditionEvent;
import java.util.HashMap;
import java.util.Map;

/** No class has the simple name of another. */
final class HaveANameOfTheirOwn extends ArchCondition<JavaClass> {

  private final Map<String, JavaClass> seen = new HashMap<>();

  HaveANameOfTheirOwn() {
    super("have a name that no other class has");
  }

  @Override
  public void check(JavaClass type, ConditionEvents events) {
    JavaClass first = seen.putIfAbsent(type.getSimpleName(), type);
    if (first != null) {
      events.add(
          SimpleConditionEvent.violated(
              type, type.getName() + " has the name of " + first.getName()));
    }
  }
}
