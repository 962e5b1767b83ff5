package dev.tripatch.architecture;

import com.tngtech.archunit.core.domain.Dependency;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.lang.ArchCondition;
import com.tngtech.archunit.lang.ConditionEvents;
import com.tngtech.archunit.lang.SimpleConditionEvent;
import java.util.Optional;

/** Holds for a class that uses only Java, and the rooms and libraries that its room may use. */
final class UseOnlyWhatTheRoomMay extends ArchCondition<JavaClass> {
  private final String root;

  UseOnlyWhatTheRoomMay(String root) {
    super("use only what their room may use");
    this.root = root;
  }

  @Override
  public void check(JavaClass type, ConditionEvents events) {
    Optional<Room> room = Room.of(below(type.getPackageName()));
    if (room.isEmpty()) {
      events.add(
          SimpleConditionEvent.violated(type, type.getName() + " lies in a room that Room lacks"));
      return;
    }
    type.getDirectDependenciesFromSelf().stream()
        .filter(dependency -> !isAllowed(room.get(), dependency))
        .map(dependency -> SimpleConditionEvent.violated(dependency, dependency.getDescription()))
        .forEach(events::add);
  }

  private boolean isAllowed(Room room, Dependency dependency) {
    String used = dependency.getTargetClass().getBaseComponentType().getPackageName();
    if (Room.isWithin(used, root)) {
      return Room.of(below(used)).filter(room::mayUseRoom).isPresent();
    }
    return used.isEmpty() // a primitive type
        || Room.isWithin(used, "java")
        || Room.isWithin(used, "javax.imageio")
        || Room.isWithin(used, "org.jspecify")
        || room.mayUseLibrary(used);
  }

  private String below(String packageName) {
    return packageName.substring(Math.min(packageName.length(), root.length() + 1));
  }
}
