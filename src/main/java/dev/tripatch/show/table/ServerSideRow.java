package dev.tripatch.show.table;

import dev.tripatch.cluster.apply.ServerSideComparison.Contrast;
import dev.tripatch.cluster.apply.ServerSideWording;
import dev.tripatch.cluster.apply.merge.FieldOwner;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.Value;
import dev.tripatch.show.paint.Mark;
import dev.tripatch.show.paint.ShortText;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * A field that concerns server-side apply, for window and terminal.
 *
 * @param path the field
 * @param what what happens to it, in a word or two
 * @param mark the look of that; empty where nothing happens to its value
 * @param live live's value; empty if live does not have the field
 * @param result the value afterwards, empty if it is gone; for a conflict the one that local wants
 * @param owners the other managers that own it
 * @param why the reason in sentences
 * @param contrast how kubectl apply leaves it otherwise; empty if it does not
 */
public record ServerSideRow(
    FieldPath path,
    String what,
    Optional<Mark> mark,
    Optional<Value> live,
    Optional<Value> result,
    List<FieldOwner> owners,
    String why,
    Optional<Contrast> contrast) {

  public ServerSideRow {
    owners = List.copyOf(owners);
  }

  ServerSideRow with(Contrast other) {
    return new ServerSideRow(path, what, mark, live, result, owners, why, Optional.of(other));
  }

  /** Whether kubectl apply leaves the field otherwise. */
  public boolean isContrast() {
    return contrast.isPresent();
  }

  /** All there is to say of it, on one line. */
  public String reason() {
    return otherwise().map(each -> (why + " " + each).strip()).orElse(why);
  }

  /** How kubectl apply leaves the field otherwise, marked as in the table; empty if it does not. */
  public Optional<String> otherwise() {
    return contrast.map(each -> "≠ " + sentence(each));
  }

  /** Live's value in a few characters. */
  public String liveText() {
    return ShortText.of(live.orElse(null));
  }

  /** The value afterwards in a few characters. */
  public String resultText() {
    return ShortText.of(result.orElse(null));
  }

  /** The other owners, and since when; a dash if there is none. */
  public String ownersText() {
    return owners.isEmpty()
        ? ShortText.NONE
        : owners.stream()
            .map(owner -> owner.title() + owner.time().map(time -> " · " + time).orElse(""))
            .collect(Collectors.joining(", "));
  }

  private static String sentence(Contrast contrast) {
    return contrast
        .clientSide()
        .map(
            value ->
                ServerSideWording.AFTER_KUBECTL.text(
                    "sentence", contrast.sentence(), "value", ShortText.of(value)))
        .orElseGet(
            () -> ServerSideWording.GONE_AFTER_KUBECTL.text("sentence", contrast.sentence()));
  }
}
