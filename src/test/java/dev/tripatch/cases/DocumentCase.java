package dev.tripatch.cases;

import dev.tripatch.document.reader.SourceReader;
import dev.tripatch.format.PatchFormat;
import dev.tripatch.value.Value;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/**
 * An example of a document, with what comes of it.
 *
 * @param location {@code file:line} of its heading
 * @param title its heading
 * @param blocks its blocks
 */
public record DocumentCase(String location, String title, Map<CaseLabel, CaseBlock> blocks) {

  /** The text of a block; empty if the case has none. */
  public Optional<String> text(CaseLabel label) {
    return Optional.ofNullable(blocks.get(label)).map(CaseBlock::text);
  }

  /** The text of a block that the case needs. */
  public String required(CaseLabel label) {
    return text(label)
        .orElseThrow(() -> new AssertionError(location + ": no " + label.word() + " block"));
  }

  /** The value in a block; empty if the case has none. */
  public Optional<Value> value(CaseLabel label) {
    return text(label).map(text -> value(label, text));
  }

  private Value value(CaseLabel label, String text) {
    return SourceReader.read(label.word(), text)
        .root()
        .orElseThrow(() -> new AssertionError(location + ": not to be read: " + label.word()))
        .value();
  }

  /** Whether the patch is calculated from documents, not written by a person. */
  public boolean isCalculated() {
    return blocks.containsKey(CaseLabel.LOCAL);
  }

  /** Whether kubectl's own annotation counts. */
  public boolean asKubectlApply() {
    return blocks.containsKey(CaseLabel.LOCAL) && !option(CaseLabel.LOCAL).isEmpty();
  }

  /** The format of the patch that a person wrote. */
  public PatchFormat format() {
    String word = option(CaseLabel.PATCH);
    return word.isEmpty()
        ? PatchFormat.STRATEGIC
        : PatchFormat.valueOf(word.toUpperCase(Locale.ROOT));
  }

  private String option(CaseLabel label) {
    CaseBlock block = blocks.get(label);
    return block == null ? "" : block.option();
  }

  @Override
  public String toString() {
    return location + " " + title;
  }
}
