package dev.tripatch.architecture;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.lang.ArchCondition;
import com.tngtech.archunit.lang.ConditionEvents;
import com.tngtech.archunit.lang.SimpleConditionEvent;
import java.util.Map;
import java.util.TreeMap;

/** Classes lie in packages of so many files at most. */
final class BeFew extends ArchCondition<JavaClass> {

  private final int most;
  private final Map<String, Integer> files = new TreeMap<>();

  BeFew(int most) {
    super("lie in packages of at most " + most + " files");
    this.most = most;
  }

  @Override
  public void check(JavaClass type, ConditionEvents events) {
    files.merge(type.getPackageName(), 1, Integer::sum);
  }

  @Override
  public void finish(ConditionEvents events) {
    files.forEach(
        (name, count) ->
            events.add(
                new SimpleConditionEvent(name, count <= most, name + " has " + count + " files")));
  }
}
