### Thuis: wat iemand aangaat die hier binnenkomt.
