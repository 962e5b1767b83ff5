package dev.tripatch.engine.threeway;

import dev.tripatch.engine.explain.outcome.FieldOutcome;
import dev.tripatch.json.PathStep;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * A field while parts of it are left out, one after the other. What must be written around them is
 * found out once, when somebody asks for it, and not for each of them. For one thread.
 */
final class PartlyLeftOut {

  private FieldOutcome field;
  private Optional<Opened> opened = Optional.empty();

  /** Whether a part was left out, which the field does not say yet. */
  private boolean isChanged;

  PartlyLeftOut(FieldOutcome field) {
    this.field = field;
  }

  /**
   * A field with the parts that can be left out.
   *
   * @param next how one of them is named
   * @param sent those that are sent, where live has no such map or list
   */
  private record Opened(
      FieldOutcome field,
      PathStep next,
      Map<PathStep, PartlyLeftOut> parts,
      Set<PartlyLeftOut> sent) {

    static Opened of(FieldOutcome field, PathStep next) {
      Map<PathStep, PartlyLeftOut> parts = LinkedHashMap.newLinkedHashMap(field.parts().size());
      field
          .parts()
          .forEach(part -> parts.put(part.path().last().orElseThrow(), new PartlyLeftOut(part)));
      Opened opened = new Opened(field, next, parts, new HashSet<>());
      if (opened.isNew()) {
        parts.values().stream().filter(PartlyLeftOut::isSent).forEach(opened.sent::add);
      }
      return opened;
    }

    boolean isNew() {
      return !LeftOut.isHeldByLive(field);
    }

    /** Items of a new list have other names by another merge key. */
    boolean isFor(PathStep other) {
      return next instanceof PathStep.KeyedItem item
          ? other instanceof PathStep.KeyedItem that && item.mergeKey().equals(that.mergeKey())
          : next.getClass().equals(other.getClass());
    }

    FieldOutcome now() {
      return AroundLeftOut.of(
          field.with(
              parts.values().stream().map(PartlyLeftOut::field).toList(), field.resultOrder()));
    }
  }

  /** As it is now. */
  FieldOutcome field() {
    return isChanged ? opened.map(Opened::now).orElse(field) : field;
  }

  /** Its parts by their names; empty if it can only be left out whole. */
  Optional<Map<PathStep, PartlyLeftOut>> parts(PathStep next) {
    if (!isChanged && opened.filter(each -> each.isFor(next)).isEmpty()) {
      opened =
          (field.isWhole() ? NewParts.of(field, next) : Optional.of(field))
              .map(each -> Opened.of(each, next));
    }
    return opened.map(Opened::parts);
  }

  boolean isLeftOutWhole() {
    return field.outcome().isLeftOut() && field.isWhole();
  }

  void leaveOut() {
    become(LeftOut.of(field()));
  }

  /** One of its parts was left out, or a part of that. What is new is not sent empty. */
  void changed(PartlyLeftOut part) {
    isChanged = true;
    Opened now = opened.orElseThrow();
    if (now.isNew() && !part.isSent()) {
      now.sent().remove(part);
      if (now.sent().isEmpty()) {
        become(LeftOut.whole(field));
      }
    }
  }

  private void become(FieldOutcome other) {
    field = other;
    opened = Optional.empty();
    isChanged = false;
  }

  /** What is new and is not left out yet has a part that is sent. */
  private boolean isSent() {
    return isChanged && opened.filter(Opened::isNew).isPresent() || Sending.isIn(field());
  }
}
