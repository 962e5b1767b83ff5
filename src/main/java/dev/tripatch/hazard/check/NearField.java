package dev.tripatch.hazard.check;

import dev.tripatch.hazard.Ancestry;
import dev.tripatch.hazard.Ancestry.Holder;
import dev.tripatch.hazard.EditDistance;
import dev.tripatch.hazard.HazardWording;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.Value;
import dev.tripatch.schema.FieldRule;
import dev.tripatch.schema.SchemaType;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/**
 * Finds the field that was meant by a name that its map does not have: one that is spelt almost so,
 * or the same name in a map around it, inside it or beside it.
 *
 * @param root the object's type
 * @param isThere whether an object has a field: of several places those that it has are meant
 */
public record NearField(SchemaType root, Predicate<FieldPath> isThere) {
  private static final int DEEPEST = 3;

  /** A map that has the name, or a list of such maps, and the sentence that says so. */
  private record Candidate(FieldPath path, String remedy, SchemaType schema) {}

  /** The way out, as a sentence; empty if no field is near. */
  Optional<String> remedy(FieldPath path, String name, Value value) {
    List<Holder> holders = Ancestry.of(root, path).holders();
    SchemaType own = holders.getLast().schema();
    Optional<String> sameLetters =
        own.field(name).map(rule -> HazardWording.MEANT_CASE.text("field", rule.name()));
    return sameLetters
        .or(() -> below(holders, name, value).map(Candidate::remedy))
        .or(() -> slip(own, name, value))
        .or(() -> beside(holders, name, value).map(Candidate::remedy));
  }

  /**
   * The other place to which a field belongs under the same name: a map, or a list of such maps.
   *
   * @param path the field, which its map does not have
   */
  public Optional<FieldPath> place(FieldPath path, String name, Value value) {
    List<Holder> holders = Ancestry.of(root, path).holders();
    return holders.isEmpty()
        ? Optional.empty()
        : below(holders, name, value).or(() -> beside(holders, name, value)).map(Candidate::path);
  }

  private Optional<Candidate> below(List<Holder> holders, String name, Value value) {
    return inside(holders.getLast(), name, value, DEEPEST).or(() -> around(holders, name, value));
  }

  private static Optional<String> slip(SchemaType schema, String name, Value value) {
    return schema.fieldNames().stream()
        .filter(each -> EditDistance.isSlip(name, each))
        .min(
            Comparator.comparingInt((String each) -> takes(schema, each, value) ? 0 : 1)
                .thenComparingInt(each -> EditDistance.of(name, each)))
        .map(each -> HazardWording.MEANT.text("field", each));
  }

  private static Optional<Candidate> around(List<Holder> holders, String name, Value value) {
    return holders.reversed().stream()
        .skip(1)
        .filter(each -> takes(each.schema(), name, value))
        .map(
            each ->
                new Candidate(
                    each.path(),
                    each.path().isRoot()
                        ? HazardWording.BELONGS_AT_TOP.text()
                        : HazardWording.BELONGS_UNDER.text("path", each.path()),
                    each.schema()))
        .findFirst();
  }

  private Optional<Candidate> beside(List<Holder> holders, String name, Value value) {
    return holders.size() < 2
        ? Optional.empty()
        : inside(holders.get(holders.size() - 2), name, value, 2);
  }

  /** The one map below another that has the name, as near as possible. */
  private Optional<Candidate> inside(Holder holder, String name, Value value, int deepest) {
    List<Candidate> level = List.of(new Candidate(holder.path(), "", holder.schema()));
    for (int depth = 0; depth < deepest; depth++) {
      level = level.stream().flatMap(each -> parts(each).stream()).toList();
      List<Candidate> found =
          level.stream().filter(each -> takes(each.schema(), name, value)).toList();
      if (!found.isEmpty()) {
        return theOne(found);
      }
    }
    return Optional.empty();
  }

  private Optional<Candidate> theOne(List<Candidate> found) {
    List<Candidate> there = found.stream().filter(each -> isThere.test(each.path())).toList();
    List<Candidate> likely = there.isEmpty() ? found : there;
    return likely.size() == 1 ? Optional.of(likely.getFirst()) : Optional.empty();
  }

  private static List<Candidate> parts(Candidate holder) {
    List<Candidate> parts = new ArrayList<>();
    for (String name : holder.schema().fieldNames()) {
      FieldPath path = holder.path().key(name);
      boolean isStatus = path.length() == 1 && name.equals("status");
      SchemaType type = holder.schema().value(name);
      if (type.hasFields() && !isStatus) {
        parts.add(new Candidate(path, HazardWording.BELONGS_UNDER.text("path", path), type));
      } else if (type.items().hasFields()) {
        parts.add(
            new Candidate(path, HazardWording.BELONGS_IN_ITEM.text("path", path), type.items()));
      }
    }
    return parts;
  }

  private static boolean takes(SchemaType schema, String name, Value value) {
    return schema
        .field(name)
        .filter(rule -> rule.name().equals(name))
        .map(FieldRule::type)
        .filter(type -> TypeCheck.fits(value, type))
        .isPresent();
  }
}
