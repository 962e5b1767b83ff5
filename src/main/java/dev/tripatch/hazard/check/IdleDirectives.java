package dev.tripatch.hazard.check;

import dev.tripatch.engine.patch.Directives;
import dev.tripatch.hazard.Field;
import dev.tripatch.hazard.FieldWalk;
import dev.tripatch.hazard.Findings;
import dev.tripatch.hazard.Findings.Finding;
import dev.tripatch.hazard.HazardKind;
import dev.tripatch.hazard.HazardWording;
import dev.tripatch.hazard.Text;
import dev.tripatch.json.Counted;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.Role;
import dev.tripatch.schema.SchemaType;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/**
 * Directives of a patch that do nothing: without them, the same comes out. Those that a calculated
 * patch always carries ({@code $setElementOrder}, {@code $retainKeys}) are not looked at.
 */
public final class IdleDirectives {
  private static final int MOST = 50;

  private final Text patch;
  private final Function<MapValue, Optional<MapValue>> apply;
  private final Findings findings;

  /**
   * A search.
   *
   * @param apply what comes out of a patch; empty if it is refused
   */
  public IdleDirectives(
      Text patch, Function<MapValue, Optional<MapValue>> apply, Findings findings) {
    this.patch = patch;
    this.apply = apply;
    this.findings = findings;
  }

  /** A directive: the map that holds it, its key, and whether its item goes with it. */
  private record Directive(Field holder, String key) {

    boolean isItem() {
      return holder.path().isItem();
    }

    FieldPath path() {
      return holder.path().key(key);
    }
  }

  /** Tries the patch without each of them, if they are not too many for that. */
  public void check(SchemaType type, MapValue result) {
    List<Directive> directives = new ArrayList<>();
    FieldWalk.over(patch.object(), type, field -> collect(field, directives));
    if (directives.size() > MOST) {
      return;
    }
    for (Directive directive : directives) {
      FieldPath gone = directive.isItem() ? directive.holder().path() : directive.path();
      FieldPath counted = Counted.counted(gone, patch.decoded());
      MapValue rest = (MapValue) Counted.with(patch.decoded(), counted, Optional.empty());
      if (!findings.hasAny(directive.path())
          && apply.apply(rest).filter(result::equals).isPresent()) {
        add(directive);
      }
    }
  }

  private static void collect(Field field, List<Directive> into) {
    if (field.value() instanceof MapValue map) {
      map.keys().stream()
          .filter(
              key ->
                  key.equals(Directives.PATCH)
                      || key.startsWith(Directives.DELETE_FROM_PRIMITIVE_LIST))
          .forEach(key -> into.add(new Directive(field, key)));
    }
  }

  private void add(Directive directive) {
    findings.add(
        Role.PATCH,
        patch,
        directive.path(),
        new Finding(
            HazardKind.IDLE_DIRECTIVE,
            (directive.isItem() ? HazardWording.IDLE_ITEM : HazardWording.IDLE)
                .text("directive", directive.key(), "path", directive.holder().path()),
            (directive.isItem() ? HazardWording.CORRECT_ITEM : HazardWording.CORRECT_DIRECTIVE)
                .text()));
  }
}
