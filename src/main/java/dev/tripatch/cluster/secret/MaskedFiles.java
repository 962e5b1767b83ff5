package dev.tripatch.cluster.secret;

import dev.tripatch.document.Node;
import dev.tripatch.document.SourceDocument;
import dev.tripatch.document.reader.SourceReader;
import dev.tripatch.json.StringValue;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/**
 * Masks texts that are shown beside each other line by line, whatever they are: texts from files,
 * kept texts, texts that cannot be read.
 */
public final class MaskedFiles {

  private MaskedFiles() {}

  /**
   * The texts with their secrets masked. If one of all these is a Secret or looks like one, all are
   * taken for one.
   *
   * <p>Equal values have equal masks. If one of the texts cannot be read, that is what is written
   * in the same way.
   *
   * @param texts what is shown
   * @param others texts about the same object, whose secrets are masked here, too
   */
  public static List<String> masked(List<String> texts, List<String> others, Revealed revealed) {
    if (revealed.all()
        || Stream.concat(texts.stream(), others.stream()).noneMatch(SecretLines::isLikely)) {
      return texts;
    }
    List<SourceDocument> documents =
        texts.stream().map(text -> SourceReader.read("text", text)).toList();
    if (!documents.stream().allMatch(each -> each.root().isPresent())) {
      Map<String, String> letters = new HashMap<>();
      return texts.stream().map(text -> lettered(text, letters)).toList();
    }
    Masking masking =
        Masking.of(
            Stream.concat(
                    documents.stream(),
                    others.stream().map(text -> SourceReader.read("text", text)))
                .flatMap(each -> each.root().stream())
                .map(Node::value)
                .toList(),
            revealed);
    return documents.stream().map(each -> masking.masked(each).text()).toList();
  }

  private static String lettered(String text, Map<String, String> letters) {
    List<Mask> masks = new ArrayList<>();
    for (Mask mask : SecretLines.in(text, true)) {
      StringValue value = new StringValue(mask.span().in(text));
      String letter = SecretValue.asItStands(value).maskFrom(letters);
      masks.add(new Mask(mask.span(), mask.shown().replace(Mask.DOTS, letter)));
    }
    return Mask.in(text, masks);
  }
}
