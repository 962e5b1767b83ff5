package dev.tripatch.share;

import java.util.List;
import java.util.Optional;

/**
 * What a report begins with.
 *
 * @param title what it is headed with; empty for the object's name
 * @param remarks sentences about the whole, such as that secrets are masked
 */
public record Heading(Optional<String> title, List<String> remarks) {

  public Heading {
    remarks = List.copyOf(remarks);
  }
}
