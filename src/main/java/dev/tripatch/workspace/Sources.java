package dev.tripatch.workspace;

import dev.tripatch.document.SourceDocument;
import dev.tripatch.kubectl.LastAppliedAnnotation;
import dev.tripatch.secret.Masking;
import dev.tripatch.secret.Revealed;
import dev.tripatch.value.MapValue;
import dev.tripatch.value.Value;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The texts of a case, read.
 *
 * @param lastApplied the last-applied configuration; empty to take it from live's annotation
 * @param local the local file
 * @param live the live object; empty if there is none yet
 */
public record Sources(
    Optional<SourceDocument> lastApplied, SourceDocument local, Optional<SourceDocument> live) {

  /**
   * The same case with the secrets in its texts masked. What is computed from it holds no secret
   * either. A text that cannot be read stays as it is: no comparison comes out of it.
   */
  public Sources withSecretsMasked() {
    Masking masking = masking();
    return new Sources(
        lastApplied.map(masking::masked), masking.masked(local), live.map(masking::masked));
  }

  /** How the secrets of this case are masked; letters go by last applied, then local, then live. */
  public Masking masking() {
    return masking(List.of(), Revealed.NONE);
  }

  /** The same, with further values to give letters to, behind these, and with some revealed. */
  public Masking masking(List<Value> further, Revealed revealed) {
    Optional<MapValue> remembered = object(live).flatMap(LastAppliedAnnotation::configurationIn);
    Stream<Value> objects =
        Stream.of(object(lastApplied).or(() -> remembered), local.object(), object(live))
            .flatMap(Optional::stream);
    return Masking.of(Stream.concat(objects, further.stream()).toList(), revealed);
  }

  private static Optional<MapValue> object(Optional<SourceDocument> document) {
    return document.flatMap(SourceDocument::object);
  }
}
