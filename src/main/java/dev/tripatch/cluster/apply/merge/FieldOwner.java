package dev.tripatch.cluster.apply.merge;

import dev.tripatch.engine.patch.GoQuote;
import dev.tripatch.engine.patch.GoText;
import dev.tripatch.json.CanonicalJson;
import dev.tripatch.json.StringValue;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Who owns fields: a field manager in one of its ways of writing, which is one entry of {@code
 * metadata.managedFields}.
 *
 * @param manager its name
 * @param operation {@code Apply} or {@code Update}, as it is written
 * @param subresource through which it wrote; empty for the object itself
 * @param apiVersion the version in which it wrote; empty text if the entry lacks it
 * @param time when it last wrote, as the text is written; empty if the entry does not say
 * @param isNamesake whether people need its operation, since another has the same name
 */
public record FieldOwner(
    String manager,
    String operation,
    Optional<String> subresource,
    String apiVersion,
    Optional<String> time,
    boolean isNamesake) {

  /** Whom the server names for what was there before the first server-side apply. */
  public static final String BEFORE_FIRST_APPLY = "before-first-apply";

  /** The operation of server-side apply. */
  public static final String APPLY = "Apply";

  /** The operation of every other way to write, such as kubectl apply's patch. */
  public static final String UPDATE = "Update";

  /** The order in which the server lists owners: that of their entries as JSON. */
  public static final Comparator<FieldOwner> ORDER =
      Comparator.comparing((FieldOwner owner) -> json(owner.manager()), GoText::compare)
          .thenComparing(FieldOwner::operation)
          .thenComparing(FieldOwner::apiVersion)
          .thenComparing(owner -> owner.subresource().orElse(""));

  /** Whether this is who applies to the object itself under a name. */
  public boolean isApplier(String name) {
    return manager.equals(name) && operation.equals(APPLY) && subresource.isEmpty();
  }

  /** The same entry when its fields have gone to an applier. */
  public FieldOwner asApplier(String name) {
    return new FieldOwner(name, APPLY, subresource, apiVersion, time, false);
  }

  /** Whether this is who wrote the object itself under a name without applying. */
  public boolean isUpdater(String name) {
    return manager.equals(name) && operation.equals(UPDATE) && subresource.isEmpty();
  }

  /**
   * The owner as the server's conflict message names it (apimachinery, {@code
   * managedfields/internal/conflict.go}, {@code printManager}).
   */
  public String inConflict() {
    String through = subresource.map(name -> " with subresource " + GoQuote.of(name)).orElse("");
    return GoQuote.of(manager) + through + (operation.equals(UPDATE) ? " using " + apiVersion : "");
  }

  private static String json(String text) {
    return CanonicalJson.write(new StringValue(text));
  }

  /** The same among others, of whom some may have its name, as who applies may. */
  FieldOwner among(List<OwnerEntry> others, String applier) {
    boolean isOneOfTwo =
        Stream.concat(others.stream().map(OwnerEntry::owner), Stream.of(asApplier(applier)))
            .filter(each -> each.manager.equals(manager))
            .anyMatch(each -> !each.operation.equals(operation));
    return new FieldOwner(manager, operation, subresource, apiVersion, time, isOneOfTwo);
  }

  /** The owner for people, such as {@code hpa through scale}, or {@code kubectl (Update)}. */
  public String title() {
    return name() + (isNamesake ? " (" + operation + ")" : "");
  }

  /** The same without its operation. */
  public String name() {
    return manager + subresource.map(name -> " through " + name).orElse("");
  }
}
